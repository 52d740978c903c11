import { texts } from '../../texts/en/deliveryReasons.ts'
import { textsOf } from './textsOf.ts'

// Which reason is stored is known to the server alone.
const reasons: Record<string, string> = texts
const t = textsOf('deliveryReasons', reasons)

/** Why a message was not delivered; what is no key, as older messages have it, is said as it is. */
export function deliveryReasonText(reason: string): string {
  return t.has(reason) ? t(reason) : reason
}
