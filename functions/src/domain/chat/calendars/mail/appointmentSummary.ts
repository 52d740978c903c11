import { calendarSchema, type Appointment } from '../../../../shared/tools/calendar/calendars.ts'
import { defaultBrand } from '../../../../shared/brand/defaultBrand.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import { claimHourlyMail, countHeldMails } from '../../../kernel/mails/hourlyMails.ts'
import { mailHtml } from '../../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../../kernel/tasks/taskKinds.ts'
import { plainName } from '../../../kernel/texts/plainName.ts'
import type { CalendarRef } from '../CalendarRef.ts'
import { appointmentText } from '../texts/appointmentText.ts'

/** Counts a change that the owner of a calendar gets no email about, in the summary at the end of the hour. */
export async function addToSummary(
  { now, tasks }: Pick<Ports, 'now' | 'tasks'>,
  ref: CalendarRef,
  { ID, sequence, language }: Pick<Appointment, 'ID' | 'sequence' | 'language'>,
): Promise<void> {
  const held = {
    region: ref.region,
    subject: subjectOf(ref),
    event: `${ID}-${sequence}`,
    visitor: '',
    max: 0,
  }
  const decision = await claimHourlyMail(held, now())
  if (decision.isNow) return
  const { hour, delaySeconds } = decision
  const { region, workspaceId, calendarId } = ref
  await tasks.enqueue(
    'mailMoreAppointments',
    { region, workspaceId, calendarId, hour, language },
    { delaySeconds },
  )
}

/** Emails the owner of a calendar how many changes of an hour no email was sent about; does nothing for none. */
export async function mailMoreAppointments(
  { mail }: Pick<Ports, 'mail'>,
  { hour, language, ...ref }: TaskPayload<'mailMoreAppointments'>,
): Promise<void> {
  const count = await countHeldMails(ref.region, subjectOf(ref), hour)
  const path = paths.calendar(ref.workspaceId, ref.calendarId)
  const calendar = (await readDocument(ref.region, path, calendarSchema))?.data
  if (!calendar || count === 0) return
  const values = { calendar: calendar.name, count: String(count) }
  const subject = appointmentText(language, 'moreSubject', values)
  const lead = appointmentText(language, 'more', values)
  await mail.send({
    to: calendar.mailTo,
    subject,
    text: `${lead}\n`,
    html: mailHtml({
      heading: subject,
      lead,
      language,
      brand: { name: calendar.name, primary: defaultBrand.primary },
    }),
    idempotencyKey: `appointments-${ref.calendarId}-${hour}`,
    sender: { name: plainName(calendar.name) },
  })
}

function subjectOf({ workspaceId, calendarId }: CalendarRef): string {
  return `appointments/${workspaceId}/${calendarId}`
}
