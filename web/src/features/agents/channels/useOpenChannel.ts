import type { ChannelKind } from '@parley/functions/shared/channels/channels'
import { useSearchParams } from 'react-router-dom'

/** Whether a channel's dialog is open: the address says so, so that menus lead straight to it. */
export function useOpenChannel(kind: ChannelKind | 'google'): {
  isOpen: boolean
  open: () => void
  close: () => void
} {
  const [search, setSearch] = useSearchParams()
  const withOpen = (open: boolean) => {
    const next = new URLSearchParams(search)
    if (open) next.set('connect', kind)
    else next.delete('connect')
    setSearch(next, { replace: true })
  }
  return {
    isOpen: search.get('connect') === kind,
    open: () => withOpen(true),
    close: () => withOpen(false),
  }
}
