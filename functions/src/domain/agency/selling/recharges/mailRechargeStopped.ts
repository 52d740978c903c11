import { organisationSchema } from '../../../../shared/agencies/organisation.ts'
import { priceOfCredits } from '../../../../shared/agencies/seller.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Language } from '../../../../shared/texts/languages.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { TaskPayload } from '../../../kernel/tasks/taskKinds.ts'
import { mailText } from '../../clientMails/clientMailTexts.ts'
import { failureRows } from '../../clientMails/failureRows.ts'
import { mailAdministrators, type AdministratorNeeds } from '../../clientMails/mailAdministrators.ts'
import { moneyText } from '../../clientMails/moneyText.ts'
import type { MailRow } from '../../clientMails/sendClientMail.ts'
import { findSeller } from '../sellerDocuments.ts'
import { readClientRecharge } from './clientRecharge.ts'

/** The credits whose new price an email names. */
const pricedCredits = 1_000

/**
 * Emails the administrators of an organisation that its automatic recharge has stopped with an attempt, why,
 * and what they can do. Sends nothing once they have resumed it.
 */
export async function mailRechargeStopped(
  needs: AdministratorNeeds,
  { region, orgId, seq }: TaskPayload<'mailRechargeStopped'>,
): Promise<void> {
  const [org, recharge] = await Promise.all([
    readDocument(region, paths.org(orgId), organisationSchema),
    readClientRecharge(region, orgId),
  ])
  if (!org || recharge?.data.state !== 'paused' || recharge.data.seq !== seq) return
  const { reason, failure } = recharge.data
  if (reason === '') return
  const seller = (await findSeller({ region, workspaceId: org.data.ownerID }))?.data
  const task = { kind: 'mailRechargeStopped' as const, words: ['recharge', orgId, `${seq}`] }
  await mailAdministrators(needs, { region, org: org.data, task }, ({ language, agency, billingUrl }) => ({
    subject: mailText(language, 'rechargeStoppedSubject'),
    lead: mailText(language, `rechargeStopped_${reason}`, { agency: agency.name }),
    rows:
      reason === 'price' && seller
        ? [priceRow(language, seller.extraMicros)]
        : failureRows(language, failure),
    paragraphs: [mailText(language, `rechargeHint_${reason}`), mailText(language, 'agentsGoOn')],
    action: { label: mailText(language, 'openBilling'), url: billingUrl },
  }))
}

function priceRow(language: Language, extraMicros: number): MailRow {
  const count = new Intl.NumberFormat(language).format(pricedCredits)
  return {
    label: mailText(language, 'priceRow', { count }),
    value: moneyText(language, priceOfCredits(pricedCredits, extraMicros)),
  }
}
