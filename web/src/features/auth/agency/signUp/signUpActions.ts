import type { SignUp } from '@parley/functions/shared/agencies/signUp'
import type { CurrentAgency } from '../../../../lib/brand/currentAgency.ts'
import { call } from '../../../../lib/call.ts'
import { agencyHost } from '../../../../lib/environment.ts'
import { language } from '../../../../lib/texts/language.ts'

/** Requests access to the agency; a code is sent to the email. Returns the id that belongs to the code. */
export async function requestSignUp(
  { region }: CurrentAgency,
  fields: Omit<SignUp, 'language'>,
): Promise<string> {
  const request = { host: agencyHost(), ...fields, language }
  return (await call('requestSignUp', request, region)).requestId
}

export interface SentRequest {
  email: string
  requestId: string
}

/** Verifies the email by the code. */
export async function confirmSignUp(
  { region }: CurrentAgency,
  sent: SentRequest,
  code: string,
): Promise<void> {
  await call('confirmSignUp', { host: agencyHost(), ...sent, code }, region)
}
