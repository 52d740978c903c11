import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readFilter, writeFilter } from './inboxFilter.ts'

/**
 * Returns the filter in the URL and a function that changes it. A change shows immediately, before the router
 * has updated. `isOfAll`: the inbox shows all agents, so one can be selected.
 */
export function useInboxFilter(isOfAll: boolean): [InboxFilter, (changes: Partial<InboxFilter>) => void] {
  const [searchParams, setSearchParams] = useSearchParams()
  const search = searchParams.toString()
  const [pendingFilter, setPendingFilter] = useState<{ from: string; filter: InboxFilter }>()
  if (pendingFilter && pendingFilter.from !== search) setPendingFilter(undefined)
  const initialFilter = pendingFilter?.from === search ? pendingFilter.filter : readFilter(searchParams)
  const filter = isOfAll ? initialFilter : { ...initialFilter, agent: '' }

  function change(changes: Partial<InboxFilter>) {
    const next = { ...filter, ...changes }
    setPendingFilter({ from: search, filter: next })
    setSearchParams(writeFilter(searchParams, next), { replace: true })
  }

  return [filter, change]
}
