import { keyedRefusal, type Refusal } from '@parley/functions/shared/errors/refusals'
import { texts as failureTexts } from '../../texts/en/paymentFailures.ts'
import { texts } from '../../texts/en/refusals.ts'
import { texts as planTexts } from '../../texts/en/planRefusals.ts'
import { texts as sellingTexts } from '../../texts/en/sellingRefusals.ts'
import { texts as templateTexts } from '../../texts/en/templateRefusals.ts'
import { texts as toolTexts } from '../../texts/en/toolRefusals.ts'
import { texts as workspaceTexts } from '../../texts/en/workspaceRefusals.ts'
import { textsOf } from './textsOf.ts'

// The server alone knows which values a key needs.
const refusals: Record<string, string> = texts
const toolRefusals: Record<string, string> = toolTexts
const templateRefusals: Record<string, string> = templateTexts
const sellingRefusals: Record<string, string> = sellingTexts
const planRefusals: Record<string, string> = planTexts
const workspaceRefusals: Record<string, string> = workspaceTexts
const paymentFailures: Record<string, string> = failureTexts
const general = textsOf('refusals', refusals)
const ofTools = textsOf('toolRefusals', toolRefusals)
const ofTemplates = textsOf('templateRefusals', templateRefusals)
const ofSelling = textsOf('sellingRefusals', sellingRefusals)
const ofPlans = textsOf('planRefusals', planRefusals)
const ofWorkspaces = textsOf('workspaceRefusals', workspaceRefusals)
const ofPayments = textsOf('paymentFailures', paymentFailures)
const special = [ofTools, ofTemplates, ofSelling, ofPlans, ofWorkspaces, ofPayments]

/** Returns the text of a refusal in the person's language; undefined for a key that this version lacks. */
export function refusalText(key: string, values: Record<string, string | number>): string | undefined {
  const t = [general, ...special].find((each) => each.has(key))
  return t?.(key, values)
}

/** Returns what is wrong with a value, in the person's language. A text that a vendor wrote stays as it is. */
export function fieldRefusalText(refusal: Refusal): string {
  if (typeof refusal === 'object' && 'text' in refusal) return refusal.text
  const { key, values } = keyedRefusal(refusal)
  return (special.find((each) => each.has(key)) ?? general)(key, values)
}
