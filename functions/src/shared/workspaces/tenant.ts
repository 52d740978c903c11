import { z } from 'zod'
import { regions } from '../regions/regions.ts'

/** `tenants/{wsId}`, only in `(default)`: the region of a workspace. No personal data. */
export const tenantSchema = z.object({ region: z.enum(regions) })
