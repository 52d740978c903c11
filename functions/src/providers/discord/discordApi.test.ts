import { expect, it } from 'vitest'
import { discordApi } from './discordApi.ts'

it('asks no other host than Discord’s for a file', async () => {
  const discord = discordApi({ baseUrl: 'https://discord.com', applicationId: '1', botToken: 'x' })
  for (const address of [
    'https://cdn.discordapp.com.evil.example/a',
    'https://cdn.discordapp.com@evil.example/a',
    'http://cdn.discordapp.com/a',
    'https://169.254.169.254/latest',
    'no address',
  ])
    expect(await discord.readFile(address, 100)).toBeUndefined()
})
