import type { ChannelKind } from '@parley/functions/shared/channels/channels'
import { useSearchParams } from 'react-router-dom'

/** Returns whether a channel's dialog is open: stored in the URL, so that menus can link to it. */
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
