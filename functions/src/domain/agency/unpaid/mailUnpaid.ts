import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import type { OwnPlan } from '../../../shared/agencies/organisationPlan.ts'
import { pauseDayOf } from '../../../shared/agencies/unpaid.ts'
import { paths } from '../../../shared/paths.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { readDocument } from '../../../store/documents.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { mailText } from '../clientMails/clientMailTexts.ts'
import { failureRows } from '../clientMails/failureRows.ts'
import { mailAdministrators, type AdministratorNeeds } from '../clientMails/mailAdministrators.ts'
import { moneyText } from '../clientMails/moneyText.ts'
import type { MailRow } from '../clientMails/sendClientMail.ts'
import { readOrganisationPlan } from '../selling/plans/readOrganisationPlan.ts'
import { findSeller } from '../selling/sellerDocuments.ts'
import { zoneOf } from '../valueReports/reportMonths.ts'
import { notifyOwnerOfUnpaid } from './notifyOwnerOfUnpaid.ts'

/**
 * Emails the administrators of an organisation that a payment for its plan has failed, with the plan, the
 * amount and the reason; where the plan has ended unpaid, that the dashboard closes without another one.
 * Names no day while the agency's account accepts no payments, because nothing is paused then. Sends nothing
 * once it is paid or the agency waives the pause. Where no administrator can be reached, the owner of the
 * agency gets an email instead.
 */
export async function mailUnpaid(
  needs: AdministratorNeeds & { webOrigin: string },
  { region, orgId, since, day }: TaskPayload<'mailUnpaid'>,
): Promise<void> {
  const org = (await readDocument(region, paths.org(orgId), organisationSchema))?.data
  if (!org || org.unpaidSince !== since || org.isPauseWaived || org.isPaused) return
  const seller = await findSeller({ region, workspaceId: org.ownerID })
  const plan = await readOrganisationPlan(region, orgId, seller?.data)
  const pauseAt = pauseDayOf(since, seller?.data.state, needs.ports.now())
  const task = { kind: 'mailUnpaid' as const, words: ['unpaid', orgId, `${since}`, `${day}`] }
  const reached = await mailAdministrators(
    needs,
    { region, org, task },
    ({ language, agency, billingUrl }) => {
      const date = pauseAt === undefined ? '' : dateOf(language, zoneOf(region, org.reports), pauseAt)
      const values = { agency: agency.name, date }
      const words = wordsOf({ isWaiting: pauseAt === undefined, hasPlan: plan !== null, isFirst: day === 0 })
      const stopsAgents = org.settings.pausesAgents && pauseAt !== undefined
      return {
        subject: mailText(language, words.subject, values),
        lead: mailText(language, words.lead, values),
        ...(plan && { rows: rowsOf(language, plan) }),
        paragraphs: [
          mailText(language, words.text, values),
          mailText(language, stopsAgents ? 'agentsStopToo' : 'agentsGoOn'),
        ],
        action: { label: mailText(language, words.action), url: billingUrl },
      }
    },
  )
  if (reached === 0) await notifyOwnerOfUnpaid(needs.ports, needs.webOrigin, { region, org, day, pauseAt })
}

/** Returns the texts of an email. `isWaiting`: no day of a pause can be named, and nothing can be paid. */
function wordsOf({ isWaiting, hasPlan, isFirst }: Record<'isWaiting' | 'hasPlan' | 'isFirst', boolean>) {
  const action = hasPlan && !isWaiting ? 'payNow' : 'openBilling'
  if (!hasPlan)
    return isWaiting
      ? ({ subject: 'planEndedSubject', lead: 'planEnded', text: 'planEndedWaits', action } as const)
      : ({ subject: 'pauseNearSubject', lead: 'planEnded', text: 'planEndedUntil', action } as const)
  const text = isWaiting ? 'unpaidWaits' : 'unpaidUntil'
  if (isFirst) return { subject: 'unpaidSubject', lead: 'unpaid', text, action } as const
  const subject = isWaiting ? 'stillUnpaidSubject' : 'pauseNearSubject'
  return { subject, lead: 'pauseNear', text, action } as const
}

function rowsOf(language: Language, { name, due, failure }: OwnPlan): MailRow[] {
  return [
    { label: mailText(language, 'planRow'), value: name },
    { label: mailText(language, 'amountRow'), value: moneyText(language, due) },
    ...failureRows(language, failure),
  ]
}

function dateOf(language: Language, timeZone: string, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at)
}
