import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import { createRemoteJWKSet, jwtVerify } from 'jose'

const { PORT = '8080', JWKS = 'http://localhost:4300/api/jwks', DATA = './data' } = process.env
const keys = createRemoteJWKSet(new URL(JWKS))
const KINDS = ['car', 'van', 'motorcycle']

const database = await PGlite.create(DATA)
await database.exec(`create table if not exists vehicles (
  id uuid primary key, office_id uuid not null, agency_id uuid, plate text not null, kind text not null,
  unique (office_id, plate))`)

/** Claims of a valid token for this service; undefined for any other token. */
async function personOf({ headers }) {
  const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
  return jwtVerify(token, keys, { audience: 'fleet', algorithms: ['EdDSA'] }).then(
    ({ payload }) => payload,
    () => undefined,
  )
}

async function answer(request) {
  const person = await personOf(request)
  if (!person) return refusal(401, 'Not a token for this service')
  const { pathname, searchParams } = new URL(request.url, 'http://fleet')
  const office = searchParams.get('office') ?? ''
  if (pathname !== '/vehicles') return refusal(404, `There is nothing at ${pathname}`)
  if (person.role !== 'SUPERADMIN' && person.officeId !== office) {
    return refusal(403, 'Not your office')
  }
  if (request.method === 'POST') {
    const vehicle = await json(request).catch(() => ({}))
    return add(office, vehicle, request.headers['idempotency-key'])
  }
  const { rows } = await database.query(
    `select id, plate, kind from vehicles
     where office_id = $1 and ($2::uuid is null or agency_id = $2) order by plate`,
    [office, searchParams.get('agency')],
  )
  return [200, rows]
}

/** The key of the submission is the id, so that a repeated one adds nothing. */
async function add(office, { plate, kind, agency = null }, id) {
  if (typeof plate !== 'string' || plate === '') return refusal(422, 'Plate is required', 'plate')
  if (!KINDS.includes(kind)) return refusal(422, `Kind is one of ${KINDS.join(', ')}`, 'kind')
  const { rows } = await database.query(
    'select id from vehicles where office_id = $1 and plate = $2',
    [office, plate],
  )
  if (rows.some((vehicle) => vehicle.id !== id)) return refusal(422, 'This plate exists', 'plate')
  await database.query(
    `insert into vehicles (id, office_id, agency_id, plate, kind)
     values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
    [id, office, agency, plate, kind],
  )
  return [201, { id, plate, kind }]
}

/** Errors as those of the API: the form shows an issue at its field. */
function refusal(statusCode, message, path) {
  const issues = path && { issues: [{ path, message }] }
  return [statusCode, { statusCode, error: 'Error', message, ...issues }]
}

createServer((request, response) => {
  void answer(request)
    .catch((error) => {
      console.error(error)
      return refusal(500, 'The service failed')
    })
    .then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
}).listen(Number(PORT), '127.0.0.1')
