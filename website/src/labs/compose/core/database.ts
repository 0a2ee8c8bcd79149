import type {Option} from './choices';
import type {Service} from './service';

export type Database = Option<'database'>;

interface Container {
  readonly image: string;
  readonly volume: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly test: readonly string[];
}

const password = '${DB_PASSWORD:?create the file .env first}';

function mysqlVariables(prefix: 'MARIADB' | 'MYSQL'): Record<string, string> {
  return {
    [`${prefix}_DATABASE`]: 'mosparo',
    [`${prefix}_USER`]: 'mosparo',
    [`${prefix}_PASSWORD`]: password,
    [`${prefix}_RANDOM_ROOT_PASSWORD`]: '1',
  };
}

const containers: Readonly<Partial<Record<Database, Container>>> = {
  mariadb: {
    image: 'mariadb:11.4',
    volume: '/var/lib/mysql',
    environment: mysqlVariables('MARIADB'),
    test: ['CMD', 'healthcheck.sh', '--connect', '--innodb_initialized'],
  },
  mysql: {
    image: 'mysql:8.4',
    volume: '/var/lib/mysql',
    environment: mysqlVariables('MYSQL'),
    // Over TCP: during its initialization MySQL answers on the socket only.
    test: ['CMD', 'mysqladmin', 'ping', '--host=127.0.0.1', '--silent'],
  },
  postgresql: {
    image: 'postgres:17',
    volume: '/var/lib/postgresql/data',
    environment: {POSTGRES_DB: 'mosparo', POSTGRES_USER: 'mosparo', POSTGRES_PASSWORD: password},
    test: ['CMD', 'pg_isready', '--username=mosparo', '--dbname=mosparo'],
  },
};

/** The service `db`; undefined for SQLite and an external server. */
export function databaseService(database: Database): Service | undefined {
  const container = containers[database];
  return (
    container && {
      image: container.image,
      restart: 'unless-stopped',
      environment: container.environment,
      volumes: [`db_data:${container.volume}`],
      healthcheck: {test: container.test, interval: '10s', timeout: '5s', retries: 12},
    }
  );
}

export const needsPassword = (database: Database) => containers[database] !== undefined;
