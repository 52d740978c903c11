/** The apps in which a visitor can continue, each with its URL. */
export interface ChannelsReply {
  channels: { kind: string; url: string }[]
}
