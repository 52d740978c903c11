import { useNow } from '../../../lib/browser/useNow.ts'
import { useClient } from '../ClientContext.ts'

const stepMs = 10_000

/**
 * Returns whether the agency impersonates a client of this organisation now, by the organisation's document.
 */
export function useIsImpersonated(): boolean {
  const { support } = useClient().organisation
  const now = useNow(stepMs, support !== null)
  return support !== null && support.until > now
}
