import { useDebouncedValue } from '@mantine/hooks'
import Fuse from 'fuse.js'
import { useMemo } from 'react'
import { agentNavigation } from '../../navigationItems/agentNavigation.ts'
import { destinationsOf, type Destination } from '../../navigationItems/destinationsOf.ts'
import { useAgentNavigation } from '../view/useAgentView.ts'

export type Strength = 'strongMatch' | 'goodMatch' | 'possibleMatch'

export interface Suggestion {
  destination: Destination
  strength: Strength
  /** Whether the text is the whole name. */
  isExact: boolean
}

interface AgentSearch {
  isSearching: boolean
  /** Best first. */
  suggestions: Suggestion[]
}

const waitMs = 300
const maxSuggestions = 5

/** Returns the sections and settings of the agent that a text matches. */
export function useAgentSearch(text: string): AgentSearch {
  const items = useAgentNavigation()
  const [settled] = useDebouncedValue(text.trim(), waitMs)
  const paths = items.map(({ path }) => path).join()
  // The index depends only on the pages that the person may see.
  const index = useMemo(() => createIndex(paths.split(',')), [paths])
  const suggestions = useMemo(() => search(index, settled), [index, settled])
  return { isSearching: settled !== text.trim(), suggestions }
}

function createIndex(paths: readonly string[]): Fuse<Destination> {
  const items = agentNavigation.filter(({ path }) => paths.includes(path))
  return new Fuse(destinationsOf(items), {
    keys: ['label', 'synonyms'],
    threshold: 0.3,
    includeScore: true,
    ignoreLocation: true,
    ignoreFieldNorm: true,
  })
}

function search(index: Fuse<Destination>, text: string): Suggestion[] {
  if (text === '') return []
  return index.search(text, { limit: maxSuggestions }).map(({ item, score = 1 }) => ({
    destination: item,
    strength: strengthOf(1 - score),
    isExact: namesOf(item.label).includes(text.toLowerCase()),
  }))
}

/** Returns the name of a page, and that of a part without its page: "Settings: Handoff" is also "Handoff". */
function namesOf(label: string): string[] {
  const name = label.toLowerCase()
  return [name, ...name.split(/\s*:\s+/).slice(-1)]
}

function strengthOf(score: number): Strength {
  if (score > 0.8) return 'strongMatch'
  return score > 0.6 ? 'goodMatch' : 'possibleMatch'
}
