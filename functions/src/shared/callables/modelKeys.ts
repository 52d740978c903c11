import { z } from 'zod'
import { modelKeyDraftSchema, modelKeySecretSchema, modelKeyTestSchema } from '../models/modelKeys.ts'
import { modelVendors } from '../models/modelPrice.ts'
import { done, workspaceRef, type Contract } from './fields.ts'

const keyRef = workspaceRef.extend({ vendor: z.enum(modelVendors) })

/** A workspace's own keys for vendors of models; a part of the group `workspaces`. */
export const modelKeysCallables = {
  /** `secret`: missing to keep the stored one. */
  saveModelKey: {
    input: workspaceRef.extend({ key: modelKeyDraftSchema, secret: modelKeySecretSchema.optional() }),
    output: done,
  },
  deleteModelKey: { input: keyRef, output: done },
  /** Sends the vendor a short request with the key. */
  testModelKey: { input: keyRef, output: modelKeyTestSchema },
} as const satisfies Record<string, Contract>
