import { dayMs } from '../../../../shared/durations.ts'
import {
  appointmentSchema,
  appointmentSides,
  calendarSchema,
  type Appointment,
  type AppointmentSide,
  type Calendar,
} from '../../../../shared/tools/calendar/calendars.ts'
import { defaultBrand } from '../../../../shared/brand/defaultBrand.ts'
import { paths } from '../../../../shared/paths.ts'
import { Conflict, Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { escapeHtml } from '../../../kernel/texts/escapeHtml.ts'
import { mailHtml } from '../../../kernel/mails/mailHtml.ts'
import { plainName } from '../../../kernel/texts/plainName.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../../kernel/tasks/taskKinds.ts'
import { isWithinLimit } from '../../../kernel/access/isWithinLimit.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { addToSummary } from './appointmentSummary.ts'
import { inviteFile, methodOf } from './inviteFile.ts'
import { appointmentText } from '../texts/appointmentText.ts'
import { timeInWords } from '../times/timeWords.ts'

/** Emails per day, so that bookings cannot flood the inbox of a visitor or of a calendar's owner. */
const maxPerDay = { visitor: 10, host: 200, workspace: 1_000 } as const

type Needs = Pick<Ports, 'mail' | 'now'>

/**
 * Emails both sides about an appointment's latest change, unless that is done. A side is given up when it has
 * had too many emails, or when no email reached it for a day; members see this. The owner gets a summary of
 * the changes that were given up because there were too many.
 */
export async function mailAppointment(
  ports: Needs & Pick<Ports, 'tasks'>,
  { region, workspaceId, calendarId, appointmentId, sequence }: TaskPayload<'mailAppointment'>,
): Promise<void> {
  const path = paths.appointment(workspaceId, calendarId, appointmentId)
  const [appointment, calendar] = await Promise.all([
    readDocument(region, path, appointmentSchema),
    readDocument(region, paths.calendar(workspaceId, calendarId), calendarSchema),
  ])
  if (!appointment || !calendar) return
  const { data } = appointment
  if (data.mailDueAt === 0 || data.sequence !== sequence) return
  let { version } = appointment
  let { mails } = data
  const note = async (changes: Pick<Appointment, 'mails'> & Partial<Appointment>) => {
    mails = changes.mails
    version = (await new Writes(region).update(path, changes, version).commit()) ?? version
  }
  const isCounted = Object.keys(mails).length > 0
  const counted = isCounted ? mails : await countMails(ports, workspaceId, [data.email, calendar.data.mailTo])
  const isLeftOut = counted.host === 'givenUp' && (!isCounted || counted.visitor === 'givenUp')
  if (isLeftOut) await addToSummary(ports, { region, workspaceId, calendarId }, data)
  // Recorded before any email is sent, so that a repeated email is not counted again.
  if (!isCounted) await note({ mails: counted })
  const due = appointmentSides.filter((side) => mails[side] === 'counted')
  // The emails do not wait for each other; a failed one is repeated.
  const mailed = await Promise.allSettled(
    due.map((side) => send(ports, { appointment: data, calendar: calendar.data, side })),
  )
  const failed = mailed.find(({ status }) => status === 'rejected')
  const isTriedAgain = failed !== undefined && ports.now() - data.mailDueAt < dayMs
  const mailState = isTriedAgain ? 'counted' : 'givenUp'
  const ends = due.map((side, at) => [side, mailed[at]?.status === 'fulfilled' ? 'sent' : mailState] as const)
  try {
    await note({ mails: { ...mails, ...Object.fromEntries(ends) }, ...(!isTriedAgain && { mailDueAt: 0 }) })
  } catch (error) {
    // It was cancelled in the meantime, which has its own email.
    if (!(error instanceof Conflict)) throw error
  }
  if (isTriedAgain && failed.status === 'rejected') throw failed.reason
}

/** Counts an email to each side, and gives up those with too many emails of the workspace that day. */
async function countMails(
  ports: Needs,
  workspaceId: string,
  [visitor, host]: [visitor: string, host: string],
): Promise<Appointment['mails']> {
  const count = async (to: string, max: number) =>
    (await mayBeMailed(ports, { workspaceId, to, max })) ? 'counted' : 'givenUp'
  const [forVisitor, forHost] = await Promise.all([
    count(visitor, maxPerDay.visitor),
    count(host, maxPerDay.host),
  ])
  return { visitor: forVisitor, host: forHost }
}

async function mayBeMailed(
  { now }: Needs,
  { workspaceId, to, max }: { workspaceId: string; to: string; max: number },
): Promise<boolean> {
  return (
    (await isWithinLimit(throttle(`appointmentMail:${workspaceId}:${to}`, max, dayMs, now()))) &&
    (await isWithinLimit(throttle(`appointmentMails:${workspaceId}`, maxPerDay.workspace, dayMs, now())))
  )
}

interface SideOfAppointment {
  appointment: Appointment
  calendar: Calendar
  side: AppointmentSide
}

/**
 * Sends an email to one side. The visitor's contains no text from the booking, because its email address may
 * be a stranger's.
 */
async function send({ mail }: Needs, recipient: SideOfAppointment): Promise<void> {
  const { appointment, calendar, side } = recipient
  const isHost = side === 'host'
  const { ID, sequence, language, state, email, name } = appointment
  const { lead, subject, paragraphs } = wordsOf(recipient)
  const isCancelled = state === 'cancelled'
  const file = inviteFile({
    ...appointment,
    uid: ID,
    isCancelled,
    // The same for each try: an idempotency key only accepts the content that it was first used with.
    writtenAt: appointment.mailDueAt,
    summary: isHost ? `${name} · ${calendar.name}` : calendar.name,
    description: isHost ? paragraphs.join('\n') : '',
    organizer: { name: calendar.name, email: calendar.mailTo },
    attendee: { name: isHost ? name : email, email },
  })
  await mail.send({
    to: isHost ? calendar.mailTo : email,
    subject,
    text: `${[lead, ...paragraphs].join('\n\n')}\n`,
    html: mailHtml({
      heading: subject,
      lead,
      content: paragraphs.map((words) => `<p dir="auto">${escapeHtml(words)}</p>`).join(''),
      language,
      brand: { name: calendar.name, primary: defaultBrand.primary },
    }),
    idempotencyKey: `appointment-${ID}-${sequence}-${side}`,
    sender: { name: plainName(calendar.name), replyTo: isHost ? email : calendar.mailTo },
    attachments: [
      {
        filename: 'appointment.ics',
        contentType: `text/calendar; charset=utf-8; method=${methodOf({ isCancelled })}`,
        content: Buffer.from(file, 'utf8'),
      },
    ],
  })
}

function wordsOf({ appointment, calendar, side }: SideOfAppointment) {
  const isHost = side === 'host'
  const { language, state, start, isTest, name, email, phone, note } = appointment
  const timeZone = isHost ? calendar.timeZone : appointment.timeZone
  const values = { name, calendar: calendar.name, time: timeInWords(start, language, timeZone) }
  const text = (key: Parameters<typeof appointmentText>[1]) => appointmentText(language, key, values)
  const about = [
    ['email', email],
    ['phone', phone],
    ['note', note],
  ] as const
  if (isHost)
    return {
      subject: text(state === 'booked' ? 'newSubject' : 'goneSubject'),
      lead: text(state === 'booked' ? 'new' : 'gone'),
      paragraphs: [
        ...about.filter(([, value]) => value).map(([key, value]) => `${text(key)}: ${value}`),
        ...(isTest ? [text('test')] : []),
      ],
    }
  return {
    subject: text(state === 'booked' ? 'bookedSubject' : 'cancelledSubject'),
    lead: text(state),
    paragraphs: state === 'booked' ? [text('bookedHint')] : [],
  }
}
