/**
 * What a bundle deploys, once for each of its regions: `{ id, region, name, endpoint, handler }`. Without a
 * handler it cannot be reached by HTTP: a trigger of the database runs on the functions emulator alone.
 */
export function findFunctions(bundle) {
  return Object.entries(bundle).flatMap(([name, exported]) => {
    const endpoint = exported?.__endpoint
    if (!endpoint) return []
    const regions = [endpoint.region ?? 'us-central1'].flat()
    const handler = endpoint.eventTrigger ? undefined : exported
    return regions.map((region) => ({ id: `${region}-${name}`, region, name, endpoint, handler }))
  })
}
