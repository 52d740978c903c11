import { functionLocations, type Region } from '../shared/regions/regions.ts'

interface FunctionUrls {
  FUNCTIONS_EMULATOR?: string | undefined
  GCLOUD_PROJECT: string
  WIDGET_FUNCTION_URL?: string | undefined
  API_FUNCTION_URL?: string | undefined
  PARSE_FUNCTION_URL?: string | undefined
}

const overrides = {
  widget: 'WIDGET_FUNCTION_URL',
  api: 'API_FUNCTION_URL',
  parse: 'PARSE_FUNCTION_URL',
  brand: undefined,
} as const

/** Returns the URLs of a deployed function by region: the configured one for both, or the platform's. */
export function functionUrls(
  environment: FunctionUrls,
  name: keyof typeof overrides,
): Record<Region, string> {
  const override = overrides[name]
  const overriding = override && environment[override]
  const urlIn = (region: Region) => overriding ?? platformUrl(environment, region, name)
  return { na: urlIn('na'), eu: urlIn('eu') }
}

function platformUrl(
  { FUNCTIONS_EMULATOR, GCLOUD_PROJECT }: FunctionUrls,
  region: Region,
  name: string,
): string {
  const location = functionLocations[region]
  return FUNCTIONS_EMULATOR === 'true'
    ? `http://127.0.0.1:5001/${GCLOUD_PROJECT}/${location}/${name}`
    : `https://${location}-${GCLOUD_PROJECT}.cloudfunctions.net/${name}`
}
