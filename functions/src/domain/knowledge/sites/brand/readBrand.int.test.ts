import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeCaller, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import type { Fetched, Web } from '../../../kernel/ports/Web.ts'
import { readBrand } from './readBrand.ts'
import { readBrandPage } from './readBrandPage.ts'

beforeAll(clearDatabases)

const png = Buffer.from('89504e470d0a1a0a00', 'hex')

function respond(url: URL, content: string | Buffer, status = 200): Fetched {
  const none = { etag: '', lastModified: '', robotsTag: '', retryAfterMs: 0 }
  return { url, status, type: 'text/html', ...none, content: Buffer.from(content) }
}

/** Returns ports on which a site has these files by path; others are missing. */
function portsOf(files: Record<string, string | Buffer>) {
  const ports = makePorts()
  const fetchPage: Web['fetchPage'] = async (url) => {
    const content = files[url.pathname]
    return content === undefined ? respond(url, '', 404) : respond(url, content)
  }
  return {
    ...ports,
    web: { ...ports.web, isPublicUrl: ({ hostname }: URL) => hostname !== 'inside.example', fetchPage },
  }
}

describe.each(oneRegion)('readBrand in %s', (region) => {
  it('returns the name, at most eleven colours, the icon and the logo of a site', async () => {
    const { caller, workspaceId } = await makeAgent(region)
    const shades = Array.from({ length: 20 }, (_, at) => `#ff00${(16 + at).toString(16)}`)
    const page = `<meta name="theme-color" content="#0a0"><meta property="og:site_name" content="Engines">
      <meta name="description" content="We repair engines. All of them.">
      <link rel="icon" href="/tab.svg"><link rel="apple-touch-icon" href="/touch.png"><img alt="Logo" src="mark.png">
      <style>a{--brand:#3355ff}${shades.map((shade) => `b{color:${shade}}`).join('')}</style>`
    const mark = Buffer.concat([png, png])
    const ports = portsOf({ '/': page, '/touch.png': png, '/mark.png': mark })
    const brand = await readBrand(ports, caller, { region, workspaceId, address: 'engines.example' })
    expect(brand).toMatchObject({
      name: 'Engines',
      about: 'We repair engines.',
      favicon: `data:image/png;base64,${png.toString('base64')}`,
      logo: `data:image/png;base64,${mark.toString('base64')}`,
    })
    expect(brand.colours).toHaveLength(11)
    expect(brand.colours.slice(0, 2)).toEqual(['#00aa00', '#3355ff'])
  })

  it('returns no icon that is no picture, too large or on a private host', async () => {
    const { caller, workspaceId } = await makeAgent(region)
    const links = ['/text.png', '/large.png', 'http://inside.example/icon.png']
    const page = links.map((href) => `<link rel="icon" href="${href}">`).join('')
    const large = Buffer.concat([png, Buffer.alloc(100_000)])
    const ports = portsOf({ '/': page, '/text.png': '<svg/>', '/large.png': large, '/icon.png': png })
    const brand = await readBrand(ports, caller, { region, workspaceId, address: 'engines.example' })
    expect(brand).toMatchObject({ name: 'engines.example', about: '', colours: [], favicon: '', logo: '' })
  })

  it('refuses strangers, private hosts, and sites that do not answer', async () => {
    const { caller, workspaceId } = await makeAgent(region)
    const input = { region, workspaceId, address: 'engines.example' }
    const ports = portsOf({})
    for (const read of [readBrand, readBrandPage])
      await expect(read(ports, makeCaller(), input)).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(readBrand(ports, caller, input)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(readBrand(ports, caller, { ...input, address: 'inside.example' })).rejects.toMatchObject({
      code: 'invalid-argument',
    })
  })
})
