import { maxVisitorFileBytes, maxVisitorFiles } from '@parley/functions/shared/chat/visitorFileLimits'
import { describe, expect, it } from 'vitest'
import { filesTaken, replyFileProblem } from './replyFileProblem.ts'

const plan = { name: 'plan.PDF', size: 1_000 }

describe('replyFileProblem', () => {
  it('accepts a file type that the channel supports', () => {
    for (const channel of ['widget', 'telegram', 'discord', 'messenger', 'whatsapp'] as const)
      expect(replyFileProblem(channel, plan, 0)).toBeUndefined()
    expect(replyFileProblem('instagram', { name: 'boat.png', size: 1 }, 0)).toBeUndefined()
  })

  it('explains before the upload why a file is refused', () => {
    expect(replyFileProblem('instagram', plan, 0)).toContain('png, jpg, jpeg, gif')
    expect(replyFileProblem('whatsapp', { name: 'moving.gif', size: 1 }, 0)).not.toBeUndefined()
    expect(replyFileProblem('widget', { name: 'plan.exe', size: 1 }, 0)).toContain('webp')
    expect(replyFileProblem('widget', { name: 'plan', size: 1 }, 0)).not.toBeUndefined()
    expect(replyFileProblem('widget', { ...plan, size: maxVisitorFileBytes + 1 }, 0)).toContain('1 MB')
    expect(replyFileProblem('widget', { ...plan, size: 0 }, 0)).toContain('empty')
    expect(replyFileProblem('widget', plan, maxVisitorFiles)).toContain('4 files')
  })

  it('filesTaken lists the file types and limits of a channel', () => {
    expect(filesTaken('instagram')).toBe('png, jpg, jpeg, gif: up to 4 files of 1 MB')
  })
})
