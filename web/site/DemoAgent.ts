import { isRegion, type Region } from '../../functions/src/shared/regions/regions.ts'

/** The published agent that visitors of `/demo` talk to. */
export interface DemoAgent {
  region: Region
  agentId: string
}

/** Reads `na-Ab12` (region and id); undefined for an empty name. Throws an Error for any other text. */
export function readDemoAgent(name: string | undefined): DemoAgent | undefined {
  if (!name) return undefined
  const [region, agentId] = name.split(/-(.*)/s)
  if (!isRegion(region) || !agentId) throw new Error(`PARLEY_DEMO_AGENT is not like na-Ab12: ${name}`)
  return { region, agentId }
}
