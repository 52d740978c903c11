import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { OptionSearch } from '../../../components/forms/OptionSearch.tsx'
import { useAgentEditing, useStoredAgent } from '../../../features/agents/draft/AgentDraftContext.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useAgentSearch, type Suggestion } from './useAgentSearch.ts'
import { t } from '../../texts.ts'

const hideDelayMs = 300

/** Finds a section or a setting of the agent, and opens one whose whole name was typed. */
export function AgentSearch({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const { isSearching, suggestions } = useAgentSearch(text)
  const pathOf = usePathOf()
  const navigate = useNavigate()
  const isAsked = text.trim() !== ''
  const shown = isAsked && !isSearching ? suggestions : []

  useGoToExact(isSearching ? undefined : suggestions.find(({ isExact }) => isExact))

  const options = shown.map(({ destination: { path, label, icon: Icon }, strength }) => ({
    id: path,
    label,
    icon: <Icon size={16} />,
    note: t(strength),
    run: () => {
      onClose()
      void navigate(pathOf(path))
    },
  }))
  return (
    <OptionSearch
      label={t('searchThisAgent')}
      placeholder={t('searchThisAgent')}
      listLabel={t('suggestions')}
      value={text}
      onChange={setText}
      groups={[{ options }]}
      state={
        isAsked && isSearching ? t('searching') : isAsked && shown.length === 0 ? t('noResultsFound') : ''
      }
    />
  )
}

function usePathOf(): (path: string) => string {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  return (path) => webPaths.agent(region, agentId, path)
}

/** Navigates to a suggestion, unless it is already open. */
function useGoToExact(exact: Suggestion | undefined): void {
  const pathOf = usePathOf()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const goal = exact && pathOf(exact.destination.path)
  const isThere = goal === undefined || goal === pathname + search || goal === pathname
  // A person who goes back after a redirect is not redirected a second time.
  const lastPath = useRef<string>(undefined)
  useEffect(() => {
    if (goal === undefined) lastPath.current = undefined
    if (isThere || goal === lastPath.current) return
    const timer = setTimeout(() => {
      lastPath.current = goal
      void navigate(goal)
    }, hideDelayMs)
    return () => clearTimeout(timer)
  }, [goal, isThere, navigate])
}
