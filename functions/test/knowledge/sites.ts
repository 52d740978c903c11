import { randomUUID } from 'node:crypto'
import { listenForTest } from '../../../sandbox/listenForTest.ts'
import type { siteSettingsSchema as madeSchema } from '../../../sandbox/site/large/SiteState.ts'
import type { z } from 'zod'
import { addSite } from '../../src/domain/knowledge/sites/sites.ts'
import { findSite, type SiteRef } from '../../src/domain/knowledge/sites/readSite.ts'
import type { Web } from '../../src/domain/kernel/ports/Web.ts'
import { chunksPath } from '../../src/domain/knowledge/sources/knowledgePaths.ts'
import { safeFetch } from '../../src/providers/fetch/safeFetch.ts'
import { minuteMs } from '../../src/shared/durations.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import {
  defaultSiteSettings,
  siteChangesSchema,
  sitePageSchema,
  type SiteSettings,
} from '../../src/shared/knowledge/sites.ts'
import { readDocument, readPages } from '../../src/store/documents.ts'
import { readFile } from '../../src/store/files.ts'
import { makeAgent, makePorts } from '../factories.ts'

const aboutUrl = 'https://app.example'

type Asked = Record<string, { count: number; unchanged: number }>

/** Opens the sandbox's websites, and creates agents that read them. */
export async function openSites() {
  const sandbox = await listenForTest()
  const localPort = Number(new URL(sandbox.url).port)
  return {
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
    /** Creates an agent with its own site, which has the given pages and faults. */
    async make(region: Region, made: z.input<typeof madeSchema> = {}, now: () => number = Date.now) {
      const agent = await makeAgent(region)
      const name = `large-${randomUUID().slice(0, 8)}`
      const patient = safeFetch({ aboutUrl, localPort, totalMs: minuteMs })
      const impatient = safeFetch({ aboutUrl, localPort, totalMs: 200 })
      // A page that never responds times out fast; all others get enough time on a busy machine.
      const webFor = ({ pathname }: URL) => (made.faults?.[pathname] === 'slow' ? impatient : patient)
      const web: Web = { ...patient, fetchPage: (at, request) => webFor(at).fetchPage(at, request) }
      const ports = makePorts({ now, web })
      const control = async (body?: object): Promise<Asked> => {
        const method = body ? 'POST' : 'GET'
        const response = await fetch(`${sandbox.url}/site/${name}`, {
          method,
          ...(body && { body: JSON.stringify(body) }),
        })
        return ((await response.json()) as { asked: Asked }).asked
      }
      await control(made)
      const origin = `http://${name}.localhost:${localPort}`
      return { agent, ports, address: origin, control, ...readersOf(region, agent.agentId, origin) }
    },
    /** The origin of the furniture shop. */
    harbour: `http://harbour.localhost:${localPort}`,
  }
}

/** Adds a site with these settings; it is read when the test runs the queue. */
export async function addTestSite(
  { agent, ports, address: origin }: Awaited<ReturnType<Awaited<ReturnType<typeof openSites>>['make']>>,
  settings: Partial<SiteSettings> = {},
  at = origin,
): Promise<SiteRef> {
  const { sourceId } = await addSite(ports, agent.caller, {
    ...agent,
    address: at,
    title: '',
    settings: { ...defaultSiteSettings, ...settings },
    attemptId: randomUUID(),
  })
  return { region: agent.region, agentId: agent.agentId, sourceId }
}

function readersOf(region: Region, agentId: string, origin: string) {
  return {
    source: async (sourceId: string) => (await findSite({ region, agentId, sourceId }))!.data,
    /** Lists all pages as `/path: state reason`. */
    pages: async (sourceId: string) => {
      const pages = new Map<string, z.infer<typeof sitePageSchema>>()
      for await (const { data } of readPages(
        region,
        paths.sitePages(agentId, sourceId),
        sitePageSchema,
        (all) => all,
      ))
        pages.set(data.url.replace(origin, ''), data)
      return pages
    },
    changes: async (sourceId: string, run: number) =>
      (await readDocument(region, paths.siteChange(agentId, sourceId, run), siteChangesSchema))?.data,
    chunks: async (sourceId: string) => {
      const file = await readFile(region, chunksPath(agentId, sourceId))
      return file ? (JSON.parse(file.toString('utf8')) as { title: string; text: string; url: string }[]) : []
    },
  }
}
