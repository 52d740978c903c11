/** Octets of a line, without its end (RFC 5545, 3.1). */
const lineOctets = 75

export interface Invite {
  /** The same for all that is sent of one appointment. */
  uid: string
  /** Rises with each change. */
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

/** An appointment as a file that calendar programs take from a mail (RFC 5545 and 5546). */
export function inviteFile(invite: Invite): string {
  const { uid, sequence, isCancelled, start, end, writtenAt, summary, description } = invite
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(invite)}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `ORGANIZER;CN=${parameter(invite.organizer.name)}:mailto:${invite.organizer.email}`,
    `ATTENDEE;CN=${parameter(invite.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:` +
      `mailto:${invite.attendee.email}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** What a calendar program is asked to do with it. */
export function methodOf({ isCancelled }: Pick<Invite, 'isCancelled'>): 'REQUEST' | 'CANCEL' {
  return isCancelled ? 'CANCEL' : 'REQUEST'
}

/** `20261124T080000Z` */
function utc(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** A text value: its own signs of punctuation, and no letters that are none. */
function escaped(text: string): string {
  return printable(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

/** A parameter's value, which knows no way to write a quotation mark. */
function parameter(text: string): string {
  return `"${printable(text).replaceAll(/["\n]/g, ' ').trim()}"`
}

function printable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
}

/** A long line goes on in the next one, behind a space; no letter is cut in two. */
function folded(line: string): string {
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
