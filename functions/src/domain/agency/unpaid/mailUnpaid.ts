import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import type { OwnPlan } from '../../../shared/agencies/organisationPlan.ts'
import { pauseTimeOf } from '../../../shared/agencies/unpaid.ts'
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
 * Sends nothing once it is paid or the agency waives the pause. Where no administrator can be reached, the
 * owner of the agency gets an email instead.
 */
export async function mailUnpaid(
  needs: AdministratorNeeds & { webOrigin: string },
  { region, orgId, since, day }: TaskPayload<'mailUnpaid'>,
): Promise<void> {
  const org = (await readDocument(region, paths.org(orgId), organisationSchema))?.data
  if (!org || org.unpaidSince !== since || org.isPauseWaived || org.isPaused) return
  const seller = await findSeller({ region, workspaceId: org.ownerID })
  const plan = await readOrganisationPlan(region, orgId, seller?.data)
  const isFirst = day === 0
  const task = { kind: 'mailUnpaid' as const, words: ['unpaid', orgId, `${since}`, `${day}`] }
  const reached = await mailAdministrators(
    needs,
    { region, org, task },
    ({ language, agency, billingUrl }) => {
      const date = dateOf(language, zoneOf(region, org.reports), pauseTimeOf(since))
      const values = { agency: agency.name, date }
      const agents = mailText(language, org.settings.pausesAgents ? 'agentsStopToo' : 'agentsGoOn')
      if (!plan)
        return {
          subject: mailText(language, 'pauseNearSubject', values),
          lead: mailText(language, 'planEnded', values),
          paragraphs: [mailText(language, 'planEndedUntil', values), agents],
          action: { label: mailText(language, 'openBilling'), url: billingUrl },
        }
      return {
        subject: mailText(language, isFirst ? 'unpaidSubject' : 'pauseNearSubject', values),
        lead: mailText(language, isFirst ? 'unpaid' : 'pauseNear', values),
        rows: rowsOf(language, plan),
        paragraphs: [mailText(language, 'unpaidUntil', values), agents],
        action: { label: mailText(language, 'payNow'), url: billingUrl },
      }
    },
  )
  if (reached === 0) await notifyOwnerOfUnpaid(needs.ports, needs.webOrigin, { region, org, day })
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
