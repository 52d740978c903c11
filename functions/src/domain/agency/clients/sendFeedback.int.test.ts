import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { uploadPicture } from '../../kernel/pictures/uploadPicture.ts'
import { sendFeedback } from './sendFeedback.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('feedback of a client to their agency in %s', (region) => {
  it("is emailed to the agency's support email, only with pictures that they have uploaded", async () => {
    const owned = await makeOrganisation(region)
    const client = await makeClient(owned)
    const other = await makeClient(owned)
    const ports = makePorts()
    const send = (attachments: { url: string; filename: string; sizeKB: number }[] = []) =>
      sendFeedback(ports, client.asClient, {
        region,
        message: 'The <b>bell</b> does not ring',
        attachments,
        attemptId: randomUUID(),
      })
    await expect(send()).rejects.toMatchObject({ code: 'failed-precondition' })
    await new Writes(region)
      .update(paths.agency(owned.agencyId), { supportEmail: 'help@harbour.example' })
      .commit()
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const upload = ({ clientId, asClient }: typeof client) =>
      uploadPicture(ports, asClient, {
        region,
        owner: { clientId },
        filename: 'bell.png',
        base64Payload: png.toString('base64'),
      })
    const [own, foreign] = [await upload(client), await upload(other)]
    const named = (url: string) => [{ url, filename: 'bell.png', sizeKB: 1 }]
    for (const url of [foreign.url, 'https://evil.example/bell.png', 'javascript:alert(1)'])
      await expect(send(named(url))).rejects.toMatchObject({ code: 'invalid-argument' })
    ports.sent.length = 0
    await send(named(own.url))
    expect(ports.sent).toMatchObject([
      {
        to: 'help@harbour.example',
        sender: { replyTo: client.email },
        html: expect.stringContaining('The &lt;b&gt;bell&lt;/b&gt;') as string,
      },
    ])
    expect(ports.sent[0]?.html).toContain('bell.png (1 kB)')
    for (let count = 1; count < 10; count++) await send()
    await expect(send()).rejects.toMatchObject({ code: 'resource-exhausted' })
    await expect(
      sendFeedback(ports, owned.caller, { region, message: 'X', attachments: [], attemptId: randomUUID() }),
    ).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
