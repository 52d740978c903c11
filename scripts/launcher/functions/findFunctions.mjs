/**
 * Returns the functions of a bundle, once for each region: `{ id, region, name, endpoint, handler, follow }`.
 * `handler` serves HTTP requests, `follow` takes the events of the database; each function has one of them.
 */
export function findFunctions(bundle) {
  return Object.entries(bundle).flatMap(([name, exported]) => {
    const endpoint = exported?.__endpoint
    if (!endpoint) return []
    const regions = [endpoint.region ?? 'us-central1'].flat()
    const served = endpoint.eventTrigger ? { follow: exported } : { handler: exported }
    return regions.map((region) => ({ id: `${region}-${name}`, region, name, endpoint, ...served }))
  })
}
