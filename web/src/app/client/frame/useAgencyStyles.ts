import { paths } from '@parley/functions/shared/paths'
import { useEffect } from 'react'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useClient } from '../ClientContext.ts'
import { scopeStyles } from './scopeStyles.ts'

/** Applies the agency's own style sheet to the dashboard, as the server has sanitised it. */
export function useAgencyStyles(): void {
  const { region, client } = useClient()
  const branding = useLiveDoc('publicBranding', { region, path: paths.publicBranding(client.agencyId) })
  const css = branding.status === 'ready' ? (branding.data?.customCSS ?? '') : ''

  useEffect(() => {
    if (css === '') return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(scopeStyles(css))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [css])
}
