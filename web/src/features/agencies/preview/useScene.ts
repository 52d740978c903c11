import { useDebouncedValue } from '@mantine/hooks'
import type { Agency } from '@parley/functions/shared/agencies/agency'
import type { AgencyPreviewScene } from '@parley/functions/shared/agencies/agencyPreview'
import { defaultBrand } from '@parley/functions/shared/brand/defaultBrand'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useMemo } from 'react'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useAgencyDraft } from '../agencyDraft.ts'

/** The pause in typing after which the preview changes. */
const restMs = 200

/** Returns the scene of the preview: the draft as it would be served. */
export function useScene(
  page: AgencyPreviewScene['page'],
  scheme: AgencyPreviewScene['scheme'],
): AgencyPreviewScene {
  const { region } = useWorkspaceRef()
  const draft = useAgencyDraft((edited) => edited)
  const [rested] = useDebouncedValue(draft, restMs)
  return useMemo(() => sceneOf(rested, region, page, scheme), [rested, region, page, scheme])
}

function sceneOf(
  draft: Agency,
  region: Region,
  page: AgencyPreviewScene['page'],
  scheme: AgencyPreviewScene['scheme'],
): AgencyPreviewScene {
  const { mainWebsite, supportEmail, tosPage, privacyPolicypPage, address } = draft
  const { brandingText, disablePasswordLogin, allowSignUp } = draft
  return {
    page,
    scheme,
    brand: {
      name: draft.name || ' ',
      title: draft.name || ' ',
      logo: { light: draft.squarePhotoURL, dark: draft.darkModeSquarePhotourl || draft.squarePhotoURL },
      favicon: draft.faviconURL,
      font: draft.googleFont,
      primary: draft.primary,
      ...(draft.palette.length === 9 && { palette: draft.palette }),
      neutralHue: defaultBrand.neutralHue,
      radius: defaultBrand.radius,
      variant: draft.themeVariant,
      usage: draft.themeColorUsage,
    },
    agency: {
      agencyId: draft.ID,
      region,
      brandingText,
      disablePasswordLogin,
      allowSignUp,
      footer: { mainWebsite, supportEmail, tosPage, privacyPolicypPage, address },
    },
  }
}
