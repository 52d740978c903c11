import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { deleteFiles, readFile } from '../../../store/files.ts'
import { throttle } from '../access/throttle.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { uploadPicture } from './uploadPicture.ts'

beforeAll(clearDatabases)

const picture = (color: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
    .png()
    .withMetadata({ exif: { IFD0: { Copyright: 'canary' } } })
    .toBuffer()

describe.each(oneRegion)('pictures in %s', (region) => {
  async function makeWorld() {
    const agent = await makeAgent(region)
    const clock = { now: Date.now() }
    const ports = makePorts({ now: () => clock.now })
    const upload = async (content: Buffer, caller = agent.caller) =>
      uploadPicture(ports, caller, {
        region,
        owner: { agentId: agent.agentId },
        filename: 'Our <logo>.png',
        base64Payload: content.toString('base64'),
      })
    const set = (url: string) =>
      new Writes(region).update(paths.agent(agent.agentId), { roundedImageURL: url }).commit()
    const passDays = async (days: number) => {
      clock.now += days * dayMs + minuteMs
      await ports.tasks.runDue(clock.now)
    }
    const isThere = async (path: string) => (await readFile(region, path)) !== undefined
    return { agent, ports, upload, set, passDays, isThere }
  }

  it('encodes an uploaded picture again, caches it for a year and names it on the server', async () => {
    const { agent, upload } = await makeWorld()
    const original = await picture('#c2185b')
    expect(original.toString('latin1')).toContain('canary')
    const uploaded = await upload(original)
    expect(uploaded).toMatchObject({
      path: `pictures/agents/${agent.agentId}/${uploaded.id}`,
      dbFilePath: uploaded.path,
      filename: 'Our logo.png',
    })
    const response = await fetch(uploaded.url)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000')
    const stored = Buffer.from(await response.arrayBuffer())
    expect(stored.toString('latin1')).not.toContain('canary')
    expect(uploaded.sizeKB).toBe(stored.length / 1000)
  })

  it('refuses other files, files above a megabyte, and uploads of strangers', async () => {
    const { agent, ports, upload } = await makeWorld()
    await expect(upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
      code: 'file-type-not-allowed',
      message: 'Only png, jpg, jpeg, gif, webp Files',
    })
    await expect(upload(Buffer.alloc(1_000_001))).rejects.toMatchObject({
      code: 'file-too-large',
      message: 'Max size: 1 MBs',
    })
    const stranger = await makeAccount(region)
    const content = await picture('#000000')
    await expect(upload(content, stranger.caller)).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(
      uploadPicture(ports, stranger.caller, {
        region,
        owner: { workspaceId: agent.workspaceId },
        filename: 'a.png',
        base64Payload: content.toString('base64'),
      }),
    ).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('deletes a picture that no document names after four weeks, also one that was taken away later', async () => {
    const { agent, ports, upload, set, passDays, isThere } = await makeWorld()
    const unused = await upload(await picture('#111111'))
    const first = await upload(await picture('#222222'))
    await passDays(27)
    // A draft that is not saved yet may name it.
    expect(await isThere(unused.path)).toBe(true)
    await set(first.url)
    await publishAgent(ports, agent.caller, agent)
    await passDays(1)
    expect([await isThere(unused.path), await isThere(first.path)]).toEqual([false, true])
    // The published agent and its version still show the first one.
    await set('')
    await passDays(28)
    expect(await isThere(first.path)).toBe(true)
  })

  it('deletes an unused picture with a later sweep although nothing was uploaded since', async () => {
    const { upload, set, passDays, isThere } = await makeWorld()
    const replaced = await upload(await picture('#444444'))
    await set(replaced.url)
    await passDays(28)
    expect(await isThere(replaced.path)).toBe(true)
    await set('')
    await passDays(28)
    expect(await isThere(replaced.path)).toBe(false)
  })

  it('refuses to publish a picture that is deleted or belongs to another agent', async () => {
    const { agent, ports, upload, set } = await makeWorld()
    const other = await makeWorld()
    const foreign = await other.upload(await picture('#555555'))
    await set(foreign.url)
    const refused = { code: 'invalid-argument', fieldRefusals: { roundedImageURL: { key: 'pictureGone' } } }
    await expect(publishAgent(ports, agent.caller, agent)).rejects.toMatchObject(refused)
    const own = await upload(await picture('#666666'))
    await deleteFiles(region, own.path)
    await set(own.url)
    await expect(publishAgent(ports, agent.caller, agent)).rejects.toMatchObject(refused)
    await set('http://127.0.0.1:8080/a.png')
    await expect(publishAgent(ports, agent.caller, agent)).rejects.toMatchObject(refused)
    await set('https://pictures.example/a.png')
    await publishAgent(ports, agent.caller, agent)
  })

  it('allows sixty uploads in an hour', async () => {
    const { agent, upload } = await makeWorld()
    const content = await picture('#777777')
    for (let count = 0; count < 59; count++)
      await throttle(`pictures:${agent.agentId}`, 60, hourMs, Date.now())
    await upload(content)
    await expect(upload(content)).rejects.toMatchObject({ code: 'resource-exhausted' })
  })
})
