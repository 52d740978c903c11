import { deliveryReasonText } from './deliveryReasonTexts.ts'
import { refusalText } from './refusalTexts.ts'

/** What the server has refused; why a channel did not take a message is said in the same language. */
export function refusalWithReason(key: string, values: Record<string, string | number>): string | undefined {
  const reason = values['reason']
  if (typeof reason !== 'string' || reason === '') return refusalText(key, values)
  return refusalText(key, { ...values, message: deliveryReasonText(reason) })
}
