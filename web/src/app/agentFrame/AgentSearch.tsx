import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { webPaths } from '../../lib/paths.ts'
import styles from './AgentSearch.module.css'
import { useAgentSearch, type Suggestion } from './useAgentSearch.ts'
import { t } from '../texts.ts'

const goesAfterMs = 300

/** Finds a section or a setting of the agent; a strong match is gone to by itself (spec B§2.5). */
export function AgentSearch({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const { isSearching, suggestions } = useAgentSearch(text)
  const addressOf = useAddressOf()
  const navigate = useNavigate()
  const combobox = useCombobox()
  const { resetSelectedOption, selectFirstOption } = combobox
  const isAsked = text.trim() !== ''

  const [top] = suggestions
  useGoToStrong(isSearching ? undefined : top)
  // Enter takes the first one.
  useEffect(() => {
    if (suggestions.length > 0) selectFirstOption()
    else resetSelectedOption()
  }, [suggestions, resetSelectedOption, selectFirstOption])

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      onOptionSubmit={(address) => {
        onClose()
        void navigate(address)
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute={false}>
        <TextInput
          data-autofocus
          aria-label={t('searchThisAgent')}
          placeholder={t('searchThisAgent')}
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={styles.options ?? ''} aria-label={t('suggestions')}>
        {isAsked &&
          !isSearching &&
          suggestions.map(({ destination, strength }) => (
            <Combobox.Option key={destination.path} value={addressOf(destination.path)}>
              <span className={styles.option}>
                <destination.icon size={16} />
                <span>{destination.label}</span>
                <small>{t(strength)}</small>
              </span>
            </Combobox.Option>
          ))}
      </Combobox.Options>
      <output className={styles.state}>
        {isAsked && isSearching && t('searching')}
        {isAsked && !isSearching && suggestions.length === 0 && t('noResultsFound')}
      </output>
    </Combobox>
  )
}

function useAddressOf(): (path: string) => string {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  return (path) => webPaths.agent(region, agentId, path)
}

/** Goes to what is surely meant, unless it is on the screen already. */
function useGoToStrong(top: Suggestion | undefined): void {
  const addressOf = useAddressOf()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const goal = top?.strength === 'strongMatch' ? addressOf(top.destination.path) : undefined
  const isThere = goal === undefined || goal === pathname + search || goal === pathname
  // A person who goes back after a redirect is not redirected a second time.
  const gone = useRef<string>(undefined)
  useEffect(() => {
    if (goal === undefined) gone.current = undefined
    if (isThere || goal === gone.current) return
    const timer = setTimeout(() => {
      gone.current = goal
      void navigate(goal)
    }, goesAfterMs)
    return () => clearTimeout(timer)
  }, [goal, isThere, navigate])
}
