import type { MetaPurpose } from '../../../../../shared/channels/channels.ts'

/** The permissions for an Instagram account, in addition to those for a page. */
export const instagramPermissions = ['instagram_basic', 'instagram_manage_messages'] as const

/** The permissions that a sign-in needs, in Meta's names, and the optional ones that it also requests. */
export const metaPermissions: Readonly<
  Record<MetaPurpose, { needed: readonly string[]; wished: readonly string[] }>
> = {
  pages: {
    needed: ['pages_show_list', 'pages_messaging', 'pages_manage_metadata'],
    wished: [...instagramPermissions, 'business_management'],
  },
  whatsapp: {
    needed: ['whatsapp_business_management', 'whatsapp_business_messaging'],
    wished: [],
  },
}
