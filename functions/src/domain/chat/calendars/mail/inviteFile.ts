/** Octets of a line, without its end (RFC 5545, 3.1). */
const lineOctets = 75

export interface CalendarInvite {
  /** The same for all emails of one appointment. */
  uid: string
  /** Increases with each change. */
  sequence: number
  isCancelled: boolean
  /** Milliseconds since 1970. */
  start: number
  end: number
  writtenAt: number
  summary: string
  description: string
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
}

/** Returns an appointment as a file that calendar programs accept from an email (RFC 5545 and 5546). */
export function inviteFile(invite: CalendarInvite): string {
  const { uid, sequence, isCancelled, start, end, writtenAt, summary, description } = invite
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(invite)}`,
    'BEGIN:VEVENT',
    `UID:${escapeValue(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeValue(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeValue(description)}`] : []),
    `ORGANIZER;CN=${parameter(invite.organizer.name)}:mailto:${invite.organizer.email}`,
    `ATTENDEE;CN=${parameter(invite.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:` +
      `mailto:${invite.attendee.email}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** Returns the method that tells a calendar program what to do. */
export function methodOf({ isCancelled }: Pick<CalendarInvite, 'isCancelled'>): 'REQUEST' | 'CANCEL' {
  return isCancelled ? 'CANCEL' : 'REQUEST'
}

/** Returns a time as `20261124T080000Z`. */
function utc(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Escapes a text value, and removes control characters. */
function escapeValue(text: string): string {
  return printable(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

/** Returns a parameter's value without quotation marks, which cannot be escaped there. */
function parameter(text: string): string {
  return `"${printable(text).replaceAll(/["\n]/g, ' ').trim()}"`
}

function printable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
}

/** Folds a long line into several, each after a space; no letter is cut in two. */
function foldLine(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > lineOctets) {
      pieces.push(piece)
      piece = ''
      // The space that begins it.
      octets = 1
    }
    piece += letter
    octets += size
  }
  return [...pieces, piece].join('\r\n ')
}
