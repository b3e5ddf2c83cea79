import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster';
import type { Machine } from './machine';

export interface Fault {
  name: string;
  title: string;
  /** Ends when the fault is over and the cluster can become whole. */
  strike(cluster: Cluster): Promise<void>;
}

/** Longer than the lock of a leader is valid. */
const OUTAGE_MS = 35_000;
/** Until an operator acts. */
const REACTION_MS = 10_000;
const DATA = '/var/lib/postgresql';

export const KILL_LEADER: Fault = {
  name: 'kill-leader',
  title: 'the machine of the leader loses its power, and returns',
  async strike(cluster) {
    const leader = await cluster.leader();
    await leader.powerOff();
    await pause(OUTAGE_MS);
    await restart(leader);
  },
};

export const FAULTS: readonly Fault[] = [
  KILL_LEADER,
  {
    name: 'kill-postgres',
    title: 'PostgreSQL of the leader is killed',
    async strike(cluster) {
      const leader = await cluster.leader();
      await leader.must(`kill -KILL $(head -1 ${DATA}/15/comptoir/postmaster.pid)`);
      await pause(5000);
    },
  },
  {
    name: 'kill-etcd',
    title: 'the leader of etcd is killed, and returns',
    async strike(cluster) {
      const node = await leaderOfEtcd(cluster);
      await node.must('kill -KILL $(cat /run/etcd.pid)');
      await expectNoEtcd(node);
      await pause(10_000);
      await node.must('systemctl start etcd');
    },
  },
  {
    name: 'no-etcd',
    title: 'all members of etcd are stopped, and return',
    async strike(cluster) {
      for (const node of cluster.nodes) await node.must('systemctl stop etcd');
      await Promise.all(cluster.nodes.map(expectNoEtcd));
      await pause(OUTAGE_MS);
      await Promise.all(cluster.nodes.map((node) => node.must('systemctl start etcd')));
    },
  },
  {
    name: 'partition',
    title: 'the machine of the leader is cut off from the others, and returns',
    async strike(cluster) {
      const leader = await cluster.leader();
      leader.setNetwork('down');
      await pause(OUTAGE_MS);
      leader.setNetwork('up');
    },
  },
  {
    name: 'frozen-patroni',
    title: 'Patroni of the leader hangs while its PostgreSQL runs, and goes on',
    async strike(cluster) {
      const leader = await cluster.leader();
      await leader.must('kill -STOP $(cat /run/patroni.pid)');
      await pause(OUTAGE_MS);
      await leader.must('kill -CONT $(cat /run/patroni.pid)');
    },
  },
  {
    name: 'full-disk',
    title: 'the disk of the leader is full, an operator changes the leader and then frees space',
    async strike(cluster) {
      const leader = await cluster.leader();
      await leader.run(`dd if=/dev/zero of=${DATA}/filler bs=1M 2>/dev/null`);
      await pause(REACTION_MS);
      await changeLeader(cluster, leader);
      await pause(OUTAGE_MS);
      await leader.must(`rm ${DATA}/filler && systemctl restart patroni`);
    },
  },
  {
    name: 'kill-standby',
    title: 'the machine of the synchronous standby loses its power, and returns',
    async strike(cluster) {
      const standby = await cluster.withRole('sync_standby');
      await standby.powerOff();
      await pause(OUTAGE_MS);
      await restart(standby);
    },
  },
  {
    name: 'switchover',
    title: 'an operator changes the leader',
    async strike(cluster) {
      await cluster.follow('Change the leader');
    },
  },
];

/** As an operator does, unless PostgreSQL could not write its log either and another node leads already. */
async function changeLeader(cluster: Cluster, from: Machine): Promise<void> {
  if ((await cluster.leader()) !== from) return;
  await cluster.follow('Change the leader').catch(async (error: unknown) => {
    if ((await cluster.leader()) === from) throw error;
  });
}

async function restart(machine: Machine): Promise<void> {
  await machine.powerOn();
  await machine.must('systemctl start etcd patroni');
}

async function expectNoEtcd(node: Machine): Promise<void> {
  await node.must('! ETCDCTL_API=3 etcdctl --command-timeout=1s endpoint health');
}

async function leaderOfEtcd(cluster: Cluster): Promise<Machine> {
  for (const node of cluster.nodes) {
    const text = await node.must('ETCDCTL_API=3 etcdctl endpoint status');
    // Endpoint, identifier, version, size, whether it leads.
    if (text.split(', ')[4] === 'true') return node;
  }
  throw new Error('etcd has no leader');
}
