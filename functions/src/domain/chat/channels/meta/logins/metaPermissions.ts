import type { MetaPurpose } from '../../../../../shared/channels/channels.ts'

/** What an Instagram account needs beside a page's. */
export const instagramPermissions = ['instagram_basic', 'instagram_manage_messages'] as const

/** What a sign-in has to allow, by Meta's own names, and what it is asked beside that. */
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
