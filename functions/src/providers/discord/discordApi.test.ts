import { describe, expect, it } from 'vitest'
import { discordApi } from './discordApi.ts'

describe('discordApi', () => {
  it('requests files from Discord’s hosts only', async () => {
    const discord = discordApi({ baseUrl: 'https://discord.com', applicationId: '1', botToken: 'x' })
    for (const url of [
      'https://cdn.discordapp.com.evil.example/a',
      'https://cdn.discordapp.com@evil.example/a',
      'http://cdn.discordapp.com/a',
      'https://169.254.169.254/latest',
      'no address',
    ])
      expect(await discord.readFile(url, 100)).toBeUndefined()
  })
})
