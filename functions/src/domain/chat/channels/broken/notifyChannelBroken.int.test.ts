import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith } from '#test/factories.ts'
import { recordPathOf } from '../../../../shared/channels/channelRecords.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { notifyChannelBroken } from './notifyChannelBroken.ts'

beforeAll(clearDatabases)

describe('notifyChannelBroken', () => {
  it('emails everyone that a channel is broken although one email is refused, and no one twice', async () => {
    const region = 'eu'
    const { agentId, workspaceId } = await agentWith(region, {}, { title: 'Tarn Boats' })
    const account = { agentId, ownerID: workspaceId, username: 'tarn_bot' }
    const record = { ...account, state: 'broken', connectedAt: 1, brokenAt: 5 }
    await new Writes(region)
      .set(recordPathOf('telegram', agentId), record)
      .merge(paths.workspace(workspaceId), {
        email: 'gone@example.com',
        workspaceEmails: ['ada@example.com', 'nora@example.com'],
      })
      .commit()
    const reached: string[] = []
    const subjects = new Set<string>()
    let isRefused = true
    const mail = {
      send: async ({ to, subject }: { to: string; subject: string }) => {
        subjects.add(subject)
        if (isRefused && to.startsWith('gone')) throw new Error('refused')
        reached.push(to)
      },
    }
    const notify = () =>
      notifyChannelBroken({ mail, now: Date.now }, 'https://parley.example', {
        region,
        kind: 'telegram',
        agentId,
        at: 5,
      })
    await expect(notify()).rejects.toMatchObject({ code: 'unavailable' })
    expect(reached).toEqual(['ada@example.com', 'nora@example.com'])
    isRefused = false
    await notify()
    expect(reached).toEqual(['ada@example.com', 'nora@example.com', 'gone@example.com'])
    expect([...subjects]).toEqual(['Tarn Boats: Telegram (@tarn_bot) needs to be reconnected'])
  })
})
