import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inviteFile, type CalendarInvite } from './inviteFile.ts'
import { lineOf, readComponents } from '../feed/readComponents.ts'
import { readBusy } from '../feed/readBusy.ts'

const invite: CalendarInvite = {
  uid: 'appointment-1',
  sequence: 0,
  isCancelled: false,
  start: Date.UTC(2026, 10, 24, 8),
  end: Date.UTC(2026, 10, 24, 8, 30),
  writtenAt: Date.UTC(2026, 10, 23, 12),
  summary: 'Cut, wash; dry',
  description: '',
  organizer: { name: 'Salon', email: 'salon@example.com' },
  attendee: { name: 'Ada "the first"', email: 'ada@example.com' },
}

/** Decodes a text value as a reader of RFC 5545 does. */
const readText = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

describe('inviteFile', () => {
  it('requests to be added to a calendar', () => {
    expect(inviteFile(invite).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:appointment-1',
      'SEQUENCE:0',
      'DTSTAMP:20261123T120000Z',
      'DTSTART:20261124T080000Z',
      'DTEND:20261124T083000Z',
      String.raw`SUMMARY:Cut\, wash\; dry`,
      'ORGANIZER;CN="Salon":mailto:salon@example.com',
      'ATTENDEE;CN="Ada  the first";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:',
      ' ada@example.com',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('cancels the appointment under the same UID, with a higher number', () => {
    const cancelled = inviteFile({ ...invite, isCancelled: true, sequence: 1 })
    expect(cancelled).toContain('METHOD:CANCEL\r\n')
    expect(cancelled).toContain('UID:appointment-1\r\nSEQUENCE:1\r\n')
    expect(cancelled).toContain('STATUS:CANCELLED\r\n')
  })

  it('writes any text in lines of 75 octets so that it is read back unchanged', () => {
    const words = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(words, words, words, (summary, description, name) => {
        const text = inviteFile({ ...invite, summary, description, attendee: { name, email: 'a@b.example' } })
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\p{Cc}\uFFFD]/u)
        }
        const event = readComponents(text)?.inner[0]
        expect(event?.lines.map((line) => line.name)).toEqual([
          'UID',
          'SEQUENCE',
          'DTSTAMP',
          'DTSTART',
          'DTEND',
          'SUMMARY',
          ...(description ? ['DESCRIPTION'] : []),
          'ORGANIZER',
          'ATTENDEE',
          'STATUS',
        ])
        const shown = readText((event && lineOf(event, 'SUMMARY')?.value) ?? '')
        const written = summary.toWellFormed().replaceAll(/\r\n?/g, '\n')
        expect(shown).toBe(written.replaceAll(/[^\P{Cc}\n]/gu, ' '))
      }),
    )
  })

  it('writes a file that our own parser reads', () => {
    const within = { start: invite.start - 1, end: invite.end + 1 }
    expect(readBusy(inviteFile(invite), 'UTC', within)).toEqual([{ start: invite.start, end: invite.end }])
    expect(readBusy(inviteFile({ ...invite, isCancelled: true }), 'UTC', within)).toEqual([])
  })
})
