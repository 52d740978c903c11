import { beforeAll, describe, expect, it } from 'vitest'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { actionLimitsPerMinute } from '../../../../shared/limits.ts'

beforeAll(clearDatabases)

describe('a message that the agent cannot answer on a channel', () => {
  it('is stored for the team when its account is not connected', async () => {
    const { come, vendor, settle, thread, conversation, languageModel } = await makeChannelWorld()
    vendor.account.isConnected = false
    await come('First', '1')
    await come('The secret', '2', { isFromTeam: true })
    await settle()
    expect(await thread()).toMatchObject({ incoming: {}, outgoing: {}, dueAt: 0 })
    expect(await conversation()).toMatchObject({ state: 'requested' })
    expect((await conversation())?.window.map(({ role }) => role)).toEqual(['visitor', 'event'])
    expect(languageModel.calls).toBe(0)
    expect(vendor.words()).toBe('')
  })

  it('is dropped when its account is not connected and its person has not accepted the terms', async () => {
    const { come, vendor, settle, thread, conversation } = await makeChannelWorld({
      consentMode: true,
      consentText: 'Terms.',
    })
    vendor.account.isConnected = false
    await come('First', '1')
    await settle()
    expect(await thread()).toMatchObject({ incoming: {}, dueAt: 0 })
    expect(await conversation()).toBeUndefined()
  })

  it('is stored for the team when no answer comes', async () => {
    const { come, vendor, settle, conversation, script } = await makeChannelWorld()
    script.error = new Error('down')
    await come('First', '1')
    await settle()
    expect(vendor.words()).toMatch(/^I can’t answer this right now\. Your message is with our team/)
    expect(await conversation()).toMatchObject({ state: 'requested' })
    expect((await conversation())?.window.map(({ text }) => text)[0]).toBe('First')
  })

  it('is stored completely, even above the limit of a minute', { timeout: 60_000 }, async () => {
    const { come, vendor, settle, conversation, thread } = await makeChannelWorld()
    vendor.account.isConnected = false
    const max = actionLimitsPerMinute.session
    // Each is as long as the longest burst.
    for (let id = 1; id <= max + 3; id++) await come('x'.repeat(7_900), String(id))
    await settle()
    // With the event that a person is requested.
    expect((await conversation())?.messageCount).toBe(max + 3 + 1)
    expect(await thread()).toMatchObject({ incoming: {}, dueAt: 0 })
  })

  it('shows the team the names of files that cannot be downloaded', async () => {
    const { come, vendor, settle, conversation } = await makeChannelWorld({ canUpload: true })
    vendor.account.isConnected = false
    await come('', '1', { files: [{ id: 'boat', name: 'boat.png', bytes: 10 }] })
    await settle()
    expect((await conversation())?.window[0]).toMatchObject({ role: 'visitor', text: '[boat.png]' })
  })

  it('sends the same notice once a minute', async () => {
    const { come, vendor, settle, ports, clock } = await makeChannelWorld()
    for (const id of ['1', '2', '3']) {
      await come('', id)
      await ports.tasks.runDue(clock.now)
      clock.now += 5_000
    }
    await settle()
    const unreadable = 'I can only read text here. Please write what you need.'
    expect(vendor.words()).toBe(unreadable)
    clock.now += minuteMs
    await come('', '4')
    await settle()
    expect(vendor.words()).toBe(`${unreadable} ${unreadable}`)
  })

  it('makes the person wait for an operator when the answer was not sent because the account is refused', async () => {
    const { come, vendor, settle, conversation, ports } = await makeChannelWorld()
    vendor.faults.push('revoked')
    await come('First', '1')
    await settle()
    const { state, waitingSince, window = [] } = (await conversation()) ?? {}
    expect([state, waitingSince]).toEqual(['requested', expect.any(Number)])
    expect(waitingSince).toBeGreaterThan(0)
    expect(window.map(({ role }) => role)).toEqual(['visitor', 'agent', 'event'])
    expect(window[1]?.delivery).toEqual({ state: 'failed', reason: 'telegramTokenRefused' })
    expect(ports.sent.map(({ subject }) => subject)).toEqual(['An answer wasn’t delivered'])
  })

  it('makes no one wait when the person has blocked the account', async () => {
    const { come, vendor, settle, conversation } = await makeChannelWorld()
    vendor.faults.push('refused')
    await come('First', '1')
    await settle()
    expect(await conversation()).toMatchObject({ state: 'bot', waitingSince: 0 })
  })
})
