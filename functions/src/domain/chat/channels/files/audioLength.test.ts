import { describe, expect, it } from 'vitest'
import { oggOf } from '#test/channels/oggOf.ts'
import { audioLength } from './audioLength.ts'

function wave(seconds: number): Buffer {
  const content = Buffer.alloc(8_000 * seconds)
  content.write('RIFF', 0)
  content.write('WAVE', 8)
  content.writeUInt32LE(8_000, 28)
  return content
}

describe('audioLength', () => {
  it('returns the length in its header', () => {
    expect(audioLength(oggOf(90))).toBe(90)
    expect(audioLength(wave(3))).toBe(3)
  })

  it('returns none without a header, or for a recording that is cut off', () => {
    for (const content of ['', 'ID3', 'OggS', 'OggS OpusHead', 'RIFF....WAVE'])
      expect(audioLength(Buffer.from(content))).toBeUndefined()
  })
})
