import type { Agency } from '../../../shared/agencies/agency.ts'
import type { Client } from '../../../shared/agencies/client.ts'
import type { Organisation } from '../../../shared/agencies/organisation.ts'
import {
  hasHours,
  isEmptyMonth,
  pagesOfFigure,
  sumCounts,
  type ReportFigure,
  type ValueReport,
} from '../../../shared/agencies/valueReport.ts'
import { appPaths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { languageOf, mailText } from '../clientMails/clientMailTexts.ts'
import type { ClientMail, MailRow } from '../clientMails/sendClientMail.ts'
import { noticeFoot } from '../notices/noticeFoot.ts'

interface ReportMail {
  region: Region
  report: ValueReport
  agency: Pick<Agency, 'name'>
  org: Pick<Organisation, 'preferredLanguage'>
  client: Pick<Client, 'preferredLanguage' | 'canAccess' | 'widgetIDs'>
  /** The origin of the agency's host. */
  origin: string
  /** The URL that ends the client's emails. */
  endUrl: string
}

type Content = Pick<
  ClientMail,
  'language' | 'subject' | 'lead' | 'rows' | 'paragraphs' | 'action' | 'foot' | 'endUrl'
>

/**
 * Returns the email with the report of a month, with the figures of the agents that the client sees. Each
 * figure links to the conversations behind it, if the client may read conversations.
 */
export function reportMail({ region, report, agency, org, client, origin, endUrl }: ReportMail): Content {
  const language = languageOf({ preferredLanguage: client.preferredLanguage || org.preferredLanguage })
  const month = monthName(language, report.month)
  const seen = Object.entries(report.agents).filter(
    ([agentId]) => client.widgetIDs.length === 0 || client.widgetIDs.includes(agentId),
  )
  const counts = sumCounts(seen.map(([, agent]) => agent.counts))
  const page = origin + appPaths.report(region, report.month)
  const number = (count: number) => new Intl.NumberFormat(language).format(count)
  const rowOf = (figure: ReportFigure): MailRow => ({
    label: mailText(language, `report_${figure}`),
    value: number(counts[figure]),
    ...(counts[figure] > 0 &&
      pagesOfFigure(figure).every((name) => client.canAccess.some((own) => own === name)) && {
        url: `${page}?figure=${figure}`,
      }),
  })
  const isEmpty = isEmptyMonth(counts)
  const minutes = counts.alone * report.minutesSaved
  const saved = { label: mailText(language, 'reportMinutes'), value: number(minutes) }
  return {
    language,
    subject: mailText(language, 'reportSubject', { month }),
    lead: mailText(language, isEmpty ? 'reportEmpty' : 'reportLead', { month }),
    ...(!isEmpty && {
      rows: [...shownFigures(report).map(rowOf), ...(report.minutesSaved > 0 ? [saved] : [])],
    }),
    ...(!isEmpty &&
      report.minutesSaved > 0 && {
        paragraphs: [
          mailText(language, 'reportMinutesHint', {
            agency: agency.name,
            count: number(counts.alone),
            minutes: number(report.minutesSaved),
          }),
        ],
      }),
    action: { label: mailText(language, 'openReport'), url: page },
    ...noticeFoot(language, origin, endUrl, 'reportSettings'),
  }
}

/** Returns the figures in the order of the email; hours and minutes are missing where they are not known. */
function shownFigures(report: ValueReport): ReportFigure[] {
  return [
    'answered',
    ...(hasHours(report) ? (['outside'] as const) : []),
    ...(report.minutesSaved > 0 ? (['alone'] as const) : []),
    'handedOver',
    'leads',
    'ratedUp',
    'ratedDown',
    'unanswered',
    'taught',
    'dismissed',
    'open',
  ]
}

function monthName(language: Language, month: string): string {
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return name.format(Date.parse(`${month}-01T00:00Z`))
}
