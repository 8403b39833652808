-- Places to meet at (D51): public ones, by town. Kept up by administrators; nobody's own words for a place come in here.
CREATE TABLE meeting_places (
  -- Nothing is ever deleted here. A counted one would stand in sqlite_sequence before all others, and each insert that counts reads past it.
  id INTEGER PRIMARY KEY,
  -- As the gazetteer calls it (places.name), the country by its Spanish name.
  town TEXT NOT NULL,
  country TEXT NOT NULL,
  -- As worker/db/fold.ts folds it.
  town_folded TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  name_folded TEXT NOT NULL,
  -- The address at which the name was read, or 'administrator'.
  source TEXT NOT NULL,
  -- Of different people who completed a trade whose agreed meeting was there; counted daily.
  pairs INTEGER NOT NULL DEFAULT 0,
  -- Not offered any more; NULL: it is.
  hidden_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CONSTRAINT meeting_places_kind CHECK (kind IN ('square', 'shopping', 'terminal', 'police'))
);
-- Once a town, hidden or not.
CREATE UNIQUE INDEX meeting_places_name ON meeting_places (country, town_folded, name_folded);

-- Of the newest suggestion, and of the agreed meeting; NULL: the place is in somebody's own words.
ALTER TABLE trades ADD COLUMN meeting_place_id INTEGER REFERENCES meeting_places (id);
ALTER TABLE trades ADD COLUMN agreed_place_id INTEGER REFERENCES meeting_places (id);
-- Pairs of people by place, whoever of the two began it.
CREATE INDEX trades_met ON trades (agreed_place_id, min(from_user_id, to_user_id), max(from_user_id, to_user_id))
  WHERE status = 'completed' AND agreed_place_id IS NOT NULL;

-- What ships, for nine of the ten largest towns of Paraguay. Each name was read at its source on 2026-11-30; nothing else is known of
-- these places, so there are no coordinates. Licences: worker/trades/meeting/README.md.
WITH shipped (town, town_folded, kind, name, name_folded, source) AS (VALUES
  ('Asunción', 'asuncion', 'square', 'Plaza Uruguaya', 'plaza uruguaya',
    'https://es.stringtranslate.com/wiki/Plaza_Uruguaya'),
  ('Asunción', 'asuncion', 'square', 'Plaza de los Héroes', 'plaza de los heroes',
    'https://es.stringtranslate.com/wiki/Plaza_Uruguaya'),
  ('Asunción', 'asuncion', 'square', 'Plaza de la Democracia', 'plaza de la democracia',
    'https://www.folhadelondrina.com.br/folha-da-sexta/assuncao-e-famosa-pelo-centro-de-compras-e-sua-historia-811226.html'),
  ('Asunción', 'asuncion', 'shopping', 'Shopping del Sol', 'shopping del sol',
    'https://www.folhadelondrina.com.br/folha-da-sexta/assuncao-e-famosa-pelo-centro-de-compras-e-sua-historia-811226.html'),
  ('Asunción', 'asuncion', 'shopping', 'Shopping Villa Morra', 'shopping villa morra',
    'https://www.folhadelondrina.com.br/folha-da-sexta/assuncao-e-famosa-pelo-centro-de-compras-e-sua-historia-811226.html'),
  ('Asunción', 'asuncion', 'shopping', 'Shopping Mariscal', 'shopping mariscal',
    'https://www.elinmobiliario.com.py/post/entrevista-a-jorge-mendelzon-presidente-y-director-de-penta'),
  ('Asunción', 'asuncion', 'terminal', 'Terminal de Ómnibus de Asunción', 'terminal de omnibus de asuncion',
    'https://www.ultimahora.com/habilitan-mejoras-la-terminal-buses-asuncion-n3038857'),
  ('Ciudad del Este', 'ciudad del este', 'shopping', 'Shopping Zuni', 'shopping zuni',
    'https://www.vanguardia.com.py/los-shoppings-que-cambiaron-el-estilo-de-vida-de-los-estenos/'),
  ('Ciudad del Este', 'ciudad del este', 'shopping', 'Jesuitas Plaza', 'jesuitas plaza',
    'https://infonegocios.com.py/nota-principal/el-sueno-que-se-volvio-realidad-jesuitas-plaza-abre-sus-puertas-tras-dos-anos-de-obras'),
  ('Ciudad del Este', 'ciudad del este', 'shopping', 'Shopping Paris', 'shopping paris',
    'http://www.frontpress.com.br/cidade-shopping/'),
  ('Ciudad del Este', 'ciudad del este', 'terminal', 'Terminal de Ómnibus de Ciudad del Este', 'terminal de omnibus de ciudad del este',
    'https://www.vanguardia.com.py/2019/12/24/intenso-movimiento-de-pasajeros-en-terminal-de-buses-de-cde/'),
  ('Luque', 'luque', 'square', 'Plaza General Aquino', 'plaza general aquino',
    'http://barbaraguedes7.blogspot.com/2011/05/cidade-da-musica-luque.html'),
  ('Luque', 'luque', 'police', 'Comisaría 3ª de Luque', 'comisaria 3ª de luque',
    'https://www.ultimahora.com/departamento-central'),
  ('San Lorenzo', 'san lorenzo', 'square', 'Paseo Bicentenario', 'paseo bicentenario',
    'https://abccolor-abccolor-prod.web.arc-cdn.net/edicion-impresa/suplementos/comercial/fiesta-patronal-san-lorenzo-y-nemby-2020/2020/08/10/una-ciudad-con-varios-atractivos'),
  ('Capiatá', 'capiata', 'police', 'Comisaría 8ª de Capiatá', 'comisaria 8ª de capiata',
    'https://www.ultimahora.com/vecinos-se-manifiestan-frente-comisaria-ola-robos-n2800505'),
  ('Lambaré', 'lambare', 'square', 'Plaza Juan de Ayolas', 'plaza juan de ayolas',
    'https://lambare.com.py/articulo/lambare-conoceme-bien'),
  ('Fernando de la Mora', 'fernando de la mora', 'police', 'Comisaría 2ª de Fernando de la Mora', 'comisaria 2ª de fernando de la mora',
    'https://www.ultimahora.com/presos-se-fugan-una-comisaria-fernando-la-mora-n2962294'),
  ('Limpio', 'limpio', 'shopping', 'Plaza Norte', 'plaza norte',
    'https://www.elinmobiliario.com.py/post/entrevista-a-jorge-mendelzon-presidente-y-director-de-penta'),
  ('Encarnación', 'encarnacion', 'square', 'Plaza de Armas', 'plaza de armas',
    'https://abc.com.py/tag/plaza-de-armas'),
  ('Encarnación', 'encarnacion', 'terminal', 'Terminal de Ómnibus de Encarnación', 'terminal de omnibus de encarnacion',
    'https://www.ultimahora.com/el-gran-movimiento-la-terminal-encarnacion-recupera-la-economia-n860094')
)
INSERT INTO meeting_places (town, country, town_folded, kind, name, name_folded, source, created_at, updated_at)
SELECT town, 'Paraguay', town_folded, kind, name, name_folded, source, 1795996800000, 1795996800000 FROM shipped;
