import { isRegion } from '@parley/functions/shared/regions/regions'
import { useEffect } from 'react'

/** `/onboarding?region=eu`: redirects to the onboarding of a workspace in that region. */
export function ToOnboarding() {
  useEffect(() => {
    const region = new URLSearchParams(location.search).get('region')
    location.replace(isRegion(region) ? `/app/${region}/onboarding` : '/app')
  }, [])
  return null
}
