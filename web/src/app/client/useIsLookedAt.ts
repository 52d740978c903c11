import { useNow } from '../../lib/useNow.ts'
import { useClient } from './ClientContext.ts'

const stepMs = 10_000

/** Whether the agency looks at this dashboard just now, as the organisation's document says. */
export function useIsLookedAt(): boolean {
  const { support } = useClient().organisation
  const now = useNow(stepMs, support !== null)
  return support !== null && support.until > now
}
