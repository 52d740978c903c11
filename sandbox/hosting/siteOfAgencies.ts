/** The IP that A records of Firebase Hosting contain. */
export const hostingIp = '199.36.158.100'
/** The TXT record that lets Hosting serve a domain on the agencies' site of the demo project. */
export const siteProof = 'hosting-site=demo-parley-agency'
