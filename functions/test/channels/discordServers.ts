import { z } from 'zod'

const serverSchema = z.object({ guildId: z.string(), channelId: z.string(), webhookPath: z.string() })
const shownSchema = z.object({
  lines: z.array(
    z.object({
      by: z.string(),
      text: z.string(),
      channelId: z.string(),
      buttons: z.array(z.object({ label: z.string() })),
      files: z.array(z.object({ name: z.string(), isPicture: z.boolean() })).default([]),
      isPending: z.boolean().optional(),
      isHidden: z.boolean().optional(),
    }),
  ),
  commands: z.array(z.object({ name: z.string() })),
})
const postedSchema = z.object({
  statuses: z.array(z.number()),
  problems: z.array(z.string()),
  answers: z.array(z.unknown()),
})

/** Controls servers of the sandbox's Discord. */
export function discordServers(sandboxUrl: () => string) {
  async function post(path: string, body: object): Promise<unknown> {
    const response = await fetch(`${sandboxUrl()}/discord${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return response.json()
  }

  async function makeServer() {
    const server = serverSchema.parse(await post('/servers', { name: 'Harbour' }))
    const at = `/servers/${server.guildId}`
    await post(`${at}/bot`, {})
    return {
      ...server,
      webhookUrl: `${sandboxUrl()}${server.webhookPath}`,
      say: async (saying: object) => postedSchema.parse(await post(`${at}/say`, saying)),
      press: async (label: string) => postedSchema.parse(await post(`${at}/press`, { label })),
      fault: (call: string, kind: string, times = 1) => post(`${at}/faults`, { call, kind, times }),
      shown: async () => shownSchema.parse(await (await fetch(`${sandboxUrl()}/discord${at}/all`)).json()),
      async texts() {
        return (await this.shown()).lines.filter(({ by }) => by !== 'person').map(({ text }) => text)
      },
    }
  }

  return { post, makeServer }
}
