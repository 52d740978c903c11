import { z } from 'zod'

const id = z.string().min(1).max(200)

/** The owner of a picture: the picture is stored in the owner's folder and deleted with the owner. */
export const pictureOwnerSchema = z.union([
  z.strictObject({ agentId: id }),
  z.strictObject({ workspaceId: id }),
  z.strictObject({ orgId: id }),
  z.strictObject({ clientId: id }),
])
export type PictureOwner = z.infer<typeof pictureOwnerSchema>
