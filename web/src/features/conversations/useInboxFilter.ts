import type { InboxFilter } from '@parley/functions/shared/inbox'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readFilter, writeFilter } from './inboxFilter.ts'

/**
 * The filter in the address, and a way to another one. What was chosen shows at once; the router follows when
 * it can.
 */
export function useInboxFilter(): [InboxFilter, (changes: Partial<InboxFilter>) => void] {
  const [address, setAddress] = useSearchParams()
  const here = address.toString()
  const [ahead, setAhead] = useState<{ from: string; filter: InboxFilter }>()
  if (ahead && ahead.from !== here) setAhead(undefined)
  const filter = ahead?.from === here ? ahead.filter : readFilter(address)

  function change(changes: Partial<InboxFilter>) {
    const next = { ...filter, ...changes }
    setAhead({ from: here, filter: next })
    setAddress(writeFilter(address, next), { replace: true })
  }

  return [filter, change]
}
