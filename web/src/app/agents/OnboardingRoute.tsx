import { OnboardingPage } from '../../features/agents/onboarding/OnboardingPage.tsx'
import { widgetSnippet } from '../../features/publishing/widgetSnippet.ts'
import { widgetOrigin } from '../../lib/environment.ts'

/** The onboarding, with the code that publishing gives to websites. */
export function OnboardingRoute() {
  return (
    <OnboardingPage
      scriptOf={(region, ID, kind) =>
        widgetSnippet(widgetOrigin(), region, { ID, placement: 'bottom-right' }, kind)
      }
    />
  )
}
