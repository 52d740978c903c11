import { agencySchema } from '../../../shared/agencies/agency.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { agencyHost } from '../notices/agencyHost.ts'
import type { SignUpNeeds } from './requestSignUp.ts'
import { mailSignUpApproved, mailSignUpDeclined } from './signUpMails.ts'

/** Emails a person who asked for access that they got it, or that they did not. */
export async function notifyOfAnswer(
  { ports, originOfHost }: Pick<SignUpNeeds, 'ports' | 'originOfHost'>,
  { region, agencyId, email, language, isApproved, at }: TaskPayload<'notifyOfSignUpAnswer'>,
): Promise<void> {
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  if (!agency) return
  const recipient = { region, agency: agency.data, to: email, language }
  const host = agencyHost(agency.data)
  if (isApproved) await mailSignUpApproved(ports, recipient, at, host && originOfHost(host))
  else await mailSignUpDeclined(ports, recipient, at)
}
