import { randomUUID } from 'node:crypto'
import { listenForTest } from '../../../sandbox/listenForTest.ts'
import type { siteSettingsSchema as madeSchema } from '../../../sandbox/site/large/SiteState.ts'
import type { z } from 'zod'
import { addSite } from '../../src/domain/knowledge/sites/sites.ts'
import { findSite, type SiteRef } from '../../src/domain/knowledge/sites/readSite.ts'
import type { Web } from '../../src/domain/kernel/ports/Web.ts'
import { chunksPath } from '../../src/domain/knowledge/sources/knowledgeFolder.ts'
import { safeFetch } from '../../src/providers/fetch/safeFetch.ts'
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

/** The sandbox's web sites, and agents that read them. */
export async function openSites() {
  const sandbox = await listenForTest()
  const localPort = Number(new URL(sandbox.url).port)
  return {
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
    /** An agent of its own in front of a site of its own, which is made as told. */
    async make(region: Region, made: z.input<typeof madeSchema> = {}, now: () => number = Date.now) {
      const agent = await makeAgent(region)
      const name = `large-${randomUUID().slice(0, 8)}`
      const patient = safeFetch({ aboutUrl, localPort, totalMs: 60_000 })
      const impatient = safeFetch({ aboutUrl, localPort, totalMs: 200 })
      // Nobody waits for a page that never comes, and a busy machine makes no other page one of those.
      const webFor = ({ pathname }: URL) => (made.faults?.[pathname] === 'slow' ? impatient : patient)
      const web: Web = { ...patient, fetchPage: (at, request) => webFor(at).fetchPage(at, request) }
      const ports = makePorts({ now, web })
      const control = async (body?: object): Promise<Asked> => {
        const method = body ? 'POST' : 'GET'
        const answer = await fetch(`${sandbox.url}/site/${name}`, {
          method,
          ...(body && { body: JSON.stringify(body) }),
        })
        return ((await answer.json()) as { asked: Asked }).asked
      }
      await control(made)
      const address = `http://${name}.localhost:${localPort}`
      return { agent, ports, address, control, ...readersOf(region, agent.agentId, address) }
    },
    /** The address of the furniture shop. */
    harbour: `http://harbour.localhost:${localPort}`,
  }
}

/** Adds a site with settings of its own; it is read when the test runs the queue. */
export async function addTestSite(
  { agent, ports, address }: Awaited<ReturnType<Awaited<ReturnType<typeof openSites>>['make']>>,
  settings: Partial<SiteSettings> = {},
  at = address,
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

function readersOf(region: Region, agentId: string, address: string) {
  return {
    source: async (sourceId: string) => (await findSite({ region, agentId, sourceId }))!.data,
    /** `/path: state reason` of all pages. */
    pages: async (sourceId: string) => {
      const pages = new Map<string, z.infer<typeof sitePageSchema>>()
      for await (const { data } of readPages(
        region,
        paths.sitePages(agentId, sourceId),
        sitePageSchema,
        (all) => all,
      ))
        pages.set(data.url.replace(address, ''), data)
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
