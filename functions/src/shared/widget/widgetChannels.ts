/** The apps in which a visitor can go on, with the link that opens each. */
export interface ChannelsReply {
  channels: { kind: string; url: string }[]
}
