export interface ScriptedCall {
  name: string
  /** JSON. */
  arguments: string
}
